/** Apart from the schemas, so that pages need not download zod. */
export const PASSKEY_NAME_LENGTH = 100
