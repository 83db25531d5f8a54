import type { Extensions } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { TextStyle } from '@tiptap/extension-text-style'
import { CharacterCount, Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeLink } from '../shared/textAddresses.ts'
import { Highlight, InkColour } from './inkColours.ts'
import { shownImage } from './shownImage.ts'
import { waitingImages } from './waitingImages.ts'

interface ExtensionOptions {
  readonly placeholder: () => string
  /** The address from which a stored picture shows. */
  readonly picture: (source: string) => string
}

/** What a rich text can hold. */
export const createExtensions = ({ placeholder, picture }: ExtensionOptions): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    // What was not touched is stored as it was, without a paragraph at its end.
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: (address) => isSafeLink(address) },
  }),
  TextStyle,
  InkColour,
  Highlight,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TableKit.configure({ table: { resizable: true } }),
  shownImage(picture),
  waitingImages,
  Placeholder.configure({ placeholder }),
  CharacterCount,
]
