import { commonIcons } from '../../../runtime/icons/commonIcons.ts'
import { otherIcons } from '../../../runtime/icons/otherIcons.ts'
import { toChapter, toCode } from '../markdown.ts'

/** The chapter of the names of icons. */
export const iconsChapter = (): string =>
  toChapter(
    '# Icons',
    'Wherever an option says “the name of an icon”, one of these may stand.',
    [...commonIcons.keys(), ...otherIcons.keys()].sort().map(toCode).join(' '),
  )
