/**
 * Teaches Astro the directive `client:intent` (intent.ts).
 *
 * @returns {import('astro').AstroIntegration}
 */
export function clientIntent() {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' }),
    },
  }
}
