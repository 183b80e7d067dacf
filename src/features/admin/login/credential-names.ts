/** The fields of the forms for accounts, in the order in which they are asked for. */
export const CREDENTIAL_NAMES = ['email', 'password', 'repeat', 'code'] as const

export type CredentialName = (typeof CREDENTIAL_NAMES)[number]

/** What was typed; a field that the form does not have is empty. Addresses and codes come without spaces around them. */
export type CredentialValues = Readonly<Record<CredentialName, string>>

/** Texts of what is wrong; null where nothing is. */
export type CredentialErrors = Partial<Record<CredentialName, string | null>>
