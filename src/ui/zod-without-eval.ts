import { z } from 'zod'

// The content security policy lets no text become code, and zod would try. It looks when the first schema is made:
// import this file before any.
z.config({ jitless: true })
