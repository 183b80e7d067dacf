/** The lists of services, in the specification's names: hobby groups, events, scent solutions, team trainings, gift cards. */
export const SERVICE_TYPES = ['huviringid', 'uritused', 'lohnastused', 'meeskonnad', 'kinkekaardid'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

/** Whether a text names a list of services. */
export function isServiceType(text: string): text is ServiceType {
  return SERVICE_TYPES.some(type => type === text)
}
