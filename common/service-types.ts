/** The lists of services, in the specification's names: hobby groups, events, scent solutions, team trainings, gift cards. */
export const SERVICE_TYPES = ['huviringid', 'uritused', 'lohnastused', 'meeskonnad', 'kinkekaardid'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]
