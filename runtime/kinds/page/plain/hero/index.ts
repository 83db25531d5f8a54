import { definePlainBlock } from '../definition.ts'
import { HeroBlockView } from './HeroBlockView.tsx'

/** What a page is about, large. */
export const heroBlock = definePlainBlock<'hero'>({ id: 'hero', view: HeroBlockView, hasOwnTitle: true })
