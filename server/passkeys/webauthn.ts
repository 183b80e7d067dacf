/** Takes a fifth of a second to load: no process waits for it at its start, and most never need it. */
export const webauthn = () => import('@simplewebauthn/server')
