import type { FormatIntl } from '../../../../format/index.ts'
import type { BlockTypes } from '../../../../language/index.ts'
import type { MediaItem } from './mediaItems.ts'

/** What draws one sort of media. */
export interface MediaProps {
  readonly block: BlockTypes['media']
  readonly items: readonly MediaItem[]
  /** What is to be seen; empty where the block leaves it out. */
  readonly alt: string
  /** What it is called: what is to be seen, else its caption or title. */
  readonly label: string
  readonly poster: MediaItem | undefined
  readonly intl: FormatIntl
}

/** The ratio of a block as CSS writes it, such as `16 / 9`. */
export const toAspect = (ratio: string | undefined): string | undefined => ratio?.replace(':', ' / ')
