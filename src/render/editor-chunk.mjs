/**
 * What all editors need at first is one script. As a chunk for each set of pages that share it, it would be a dozen small
 * ones: a request each, and packed apart.
 *
 * @returns {import('vite').Plugin}
 */
export function editorChunk() {
  return {
    name: 'editor-chunk',
    applyToEnvironment: environment => environment.name === 'client',
    // The group below asks for it: an entry of its own may get further exports.
    options: options => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: options => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'admin', test: IN_ALL },
          { name: 'editor', test: IN_EDITORS },
        ],
      },
    }),
  }
}

/** What every administrators' page needs at first. */
const IN_ALL =
  /\/src\/features\/admin\/(?:ahead\/(?:Ahead|PartAhead|fetched-ahead)\.|language\/|form\/(?:Field|form\.messages)|loading\/(?:use-loaded|loading\.messages|LoadFailed))/
/** What every editor needs beside that: nothing of what is fetched ahead, and nothing of the site's own. */
const IN_EDITORS =
  /\/src\/features\/admin\/(?:ahead\/(?:DialogAhead|common-dialogs)\.|drafts\/(?:Unkept|unkept|stored|use-)|editor\/|form\/(?:LanguageTabs|SaveBar|use-save|draft|euro-input)|preview\/(?:ItemPreview|shown-text)|pictures\/(?:PictureField|PicturesForTexts|use-picture-chooser)|api\/content\.api|rich-text\/(?:RichText(?:Field|Notice|Waiting)|allowed-nodes|picture-address|picture-chooser|rich-text-editor\.messages|use-|toolbar\/)|session\/keep-notice)/
