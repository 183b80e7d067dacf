/** The five lists of services, in the specification's names. */
export const SERVICE_TYPES = ['huviringid', 'uritused', 'lohnastused', 'meeskonnad', 'kinkekaardid'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]
