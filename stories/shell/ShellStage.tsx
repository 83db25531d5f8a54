import { createStore, Provider } from 'jotai'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { appTexts } from '../../runtime/i18n/appTexts.ts'
import { createTranslator, TextsProvider, type Translator } from '../../runtime/i18n/index.ts'
import type { Language } from '../../runtime/registry/index.ts'

/** Brings the texts of the app, as a loader of stories. */
export const loadShellTexts = async ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => ({
  translator: await createTranslator(globals.language as Language, [appTexts]),
})

interface ShellStageProps {
  readonly translator: Translator
  /** The address of the window. */
  readonly path: string
  readonly children: ReactNode
}

/** What parts of the shell need around them: texts, settings of their own, an address. */
export function ShellStage({ translator, path, children }: ShellStageProps) {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <TextsProvider translator={translator}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </TextsProvider>
    </Provider>
  )
}
