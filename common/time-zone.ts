/** Dates and times are those of the company's country. */
export const ESTONIAN_TIME_ZONE = 'Europe/Tallinn'
