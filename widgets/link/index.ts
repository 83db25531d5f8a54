import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refuseTooLong } from '../shared/refusals.ts'
import { isOutside, isSafeLink } from '../shared/textAddresses.ts'
import { toText } from '../shared/values.ts'
import { linkProps } from './props.ts'
import { linkTexts } from './texts.ts'
import { LinkView } from './View.tsx'

/** An address of the web, of a mailbox or telephone, or of the app itself. */
export const link = defineWidget<string, typeof linkProps>({
  id: 'link',
  title: '@:widgets.link.title',
  group: 'display',
  icon: 'link',
  value: 'text',
  rule: 'like',
  props: linkProps,
  texts: linkTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.LinkEdit)),
  view: LinkView,
  check(value) {
    const address = toText(value).trim()
    if (address === '') return undefined
    const isFine = isSafeLink(address) && (isOutside(address) || address.startsWith('/'))
    return isFine ? undefined : { text: '@:widgets.link.refused' }
  },
  refuses: refuseTooLong,
})
