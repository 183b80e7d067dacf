import { z } from 'zod'

/** The e-mail address of an account, in lower case; 254 characters are the most that a mail server takes (RFC 5321). */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())
