import type { CSSProperties } from 'react'
import type { CalendarEntry } from './entries.ts'

/** How an entry shows the colour of its state. */
export const entryAppearance = ({
  colour,
}: CalendarEntry): { readonly 'data-coloured'?: true; readonly style?: CSSProperties } =>
  colour === undefined ? {} : { 'data-coloured': true, style: { '--pw-entry': colour } as CSSProperties }
