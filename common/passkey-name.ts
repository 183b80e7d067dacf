/** Apart from the schemas, so that pages need no zod for it. */
export const PASSKEY_NAME_LENGTH = 100
