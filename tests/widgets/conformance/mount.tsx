import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import type { Language } from '../../../runtime/registry/index.ts'
import { Stage } from '../../../stories/Stage.tsx'
import { loadStageTexts } from '../../../stories/stageTexts.ts'
import { loadAllWidgets } from '../../../stories/stageWidgets.ts'
import { waitUntil } from '../../shared/waits.ts'

export interface Mounted {
  readonly container: HTMLElement
  /** What broke while it was drawn. */
  readonly errors: readonly unknown[]
}

interface Appearance {
  readonly isDark?: boolean
  readonly language?: Language
}

const roots = new Map<Root, HTMLElement>()

/** Draws a node on the stage of the stories until its test ends, and waits until it and the chunks of its parts are there. */
export async function mount(
  node: React.ReactNode,
  { isDark = false, language = 'en' }: Appearance = {},
): Promise<Mounted> {
  await loadAllWidgets()
  const texts = await loadStageTexts(language)
  const container = document.createElement('div')
  document.body.append(container)
  const errors: unknown[] = []
  onTestFinished(unmountAll)
  await new Promise<void>((resolve) => {
    const onUncaughtError = (error: unknown) => {
      errors.push(error)
      resolve()
    }
    const root = createRoot(container, { onUncaughtError, onCaughtError: (error) => errors.push(error) })
    roots.set(root, container)
    root.render(
      <Stage texts={texts} isDark={isDark}>
        {node}
        <Drawn onDrawn={resolve} />
      </Stage>,
    )
  })
  await waitUntil(() => container.querySelector('.pw-part') === null, { timeout: 10_000, interval: 10 })
  return { container, errors }
}

/** Tells that what stands before it is on the screen. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return null
}

export function unmountAll(): void {
  for (const [root, container] of roots) {
    root.unmount()
    container.remove()
  }
  roots.clear()
}
