/** The looks of parts that the services' pages and the previews of the editors show. */
import { SLIDE } from '../../ui/looks.ts'

/** Heading and intro text beside each other in wide windows: the longest Estonian names fit their column whole. */
export const SERVICE_INTRO =
  'shell pb-body wide:grid wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] wide:items-start wide:gap-columns wide:[&_h1]:text-column'
export const SERVICE_INTRO_TEXT = 'wide:pt-heading'

export const SERVICE_TRACK = 'gap-3 px-bleed scroll-px-bleed phone:gap-[clamp(1.25rem,2vw,2rem)] print:px-0'
/** Pictures on alternating sides. The next slide shows its edge; less of it on phones. */
export const SERVICE_SLIDE = `service-slide group/slide grid basis-[calc(100%-0.75rem)] content-start border border-rule bg-paper-light phone:basis-[calc(100%-clamp(2rem,5vw,5rem))] beside:grid-cols-2 beside:content-stretch print:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:items-start ${SLIDE}`
export const SERVICE_PICTURE = 'beside:h-full beside:group-even/slide:order-1 print:h-auto'
export const SERVICE_WORDS =
  'px-5 pt-6 pb-8 phone:p-words beside:self-center print:px-6 print:py-4 [&_h2]:mb-4 [&_h2]:text-[clamp(1.75rem,1.3rem+1.2vw,2.25rem)]'
