/**
 * Teaches Astro the directives `client:intent` (intent.ts) and `client:administrator` (administrator.ts).
 *
 * @returns {import('astro').AstroIntegration}
 */
export function clientDirectives() {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'administrator']) addClientDirective({ name, entrypoint: `./src/islands/${name}.ts` })
      },
    },
  }
}
