import { z } from 'zod'

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())
