/** Loads the WebAuthn library on first use: it takes 0.2 s, and most processes never need it. */
export const loadWebauthn = () => import('@simplewebauthn/server')
