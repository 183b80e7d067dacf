import { z } from 'zod'

// The content security policy forbids making code from text, which zod would try. Zod checks when it makes the first schema:
// import this file before any.
z.config({ jitless: true })
