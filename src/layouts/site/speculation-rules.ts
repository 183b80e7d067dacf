/**
 * The links that browsers prerender when a pointer rests on them: those to pages of this site (docs/adr/012). It leaves out the
 * cart, files, pages of administrators and links whose click does more than lead somewhere. For administrators it leaves out all
 * links, because they could see a page from before their edit.
 */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/*ostukorv',
                '/*admin*',
                '/*signup',
                '/api/*',
                '/auth/*',
                '/pildid/*',
                '/media/*',
                '/*.xml',
                '/*\\?(.+)',
              ],
            },
          },
          {
            not: {
              selector_matches:
                ':root[data-no-speculation] a,[data-locale],[data-form-dialog],[data-admin],[download],[target],[rel~=nofollow]',
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/**
 * The content of `<script type="speculationrules">`. It is inside the page, because a file would compete with the first paint.
 */
export const speculationRules = JSON.stringify(RULES)
