/**
 * The links that browsers prerender when a pointer rests on them (docs/adr/012): those to pages of this site. Not the cart,
 * which counts what it shows, nor files; not links whose click does more than lead somewhere; none for
 * administrators, who could see a page from before their edit.
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

/** The content of `<script type="speculationrules">`. Inside the page: a file of its own would compete with the first paint. */
export const speculationRules = JSON.stringify(RULES)
