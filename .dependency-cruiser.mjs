/**
 * Which folders may know each other. `server/app` puts the product together and may import every feature; apart from it no
 * folder of the server and of the publisher reaches itself again by what it imports, types included.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Move what both folders need into a folder below them, or what knows both into one above.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: '^(server|content-build)/',
    exclude: '^server/app/',
    tsPreCompilationDeps: true,
  },
}
