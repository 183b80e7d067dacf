import { useTexts } from '../language/use-texts.ts'
import { unkeptMessages } from './unkept.messages.ts'

/** Tells whoever writes that the browser keeps no draft of it; empty, and read out when it is filled, otherwise. */
export function UnkeptNotice({ isUnkept }: { readonly isUnkept: boolean }) {
  const t = useTexts(unkeptMessages)
  return <output className="draft-unkept">{isUnkept ? t.unkept : ''}</output>
}
