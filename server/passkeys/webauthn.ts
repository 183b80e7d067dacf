/** Loading takes a fifth of a second, and most processes never need it: so not at the start. */
export const webauthn = () => import('@simplewebauthn/server')
