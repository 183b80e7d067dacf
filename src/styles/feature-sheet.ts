/** A feature's style sheet. Features give way to utilities, as Tailwind's layers have it; `site.css` names the order of the layers. */
export const featureSheet = (css: string) => `@layer components{${css}}`
