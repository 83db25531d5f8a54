import type { StoryObj } from '@storybook/react-vite'
import { appTexts } from '../../runtime/i18n/appTexts.ts'
import { createTranslator, type Translator } from '../../runtime/i18n/index.ts'
import type { Language } from '../../runtime/registry/index.ts'
import { loadLocale } from '../../runtime/shell/theme/locale/locales.ts'
import { PageStage, type PageStageProps } from './PageStage.tsx'
import { createShop, type Shop } from './server/shop.ts'

/** What a play function finds in `loaded`. */
export interface PageStory {
  readonly shop: Shop
  readonly translator: Translator
}

type StageOptions = Omit<PageStageProps, 'documents' | 'shop' | 'texts'> & {
  /** The server of the story; a shop with 23 orders when left out. */
  readonly shop?: () => Shop
}

/** Reads what was loaded for a page story. */
export const storyOf = (loaded: Record<string, unknown>): PageStory => loaded.page as PageStory

/** The parts of a story that shows a page: it begins with a server and texts of its own. */
export function pageStory(
  documents: PageStageProps['documents'],
  { shop: makeShop = createShop, ...stage }: StageOptions = {},
): Pick<StoryObj, 'loaders' | 'render'> {
  return {
    loaders: [
      async ({ globals }) => {
        localStorage.clear()
        const language = globals.language as Language
        const [translator] = await Promise.all([
          createTranslator(language, [appTexts]),
          loadLocale(language),
          loadLocale('zh'),
        ])
        return { page: { shop: makeShop(), translator } satisfies PageStory }
      },
    ],
    render: (_args, { loaded }) => {
      const { shop, translator } = storyOf(loaded)
      return <PageStage documents={documents} shop={shop} texts={translator} {...stage} />
    },
  }
}
