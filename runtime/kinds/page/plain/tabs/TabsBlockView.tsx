import { writeText } from '../../writeText.ts'
import type { PlainViewProps } from '../definition.ts'
import { PartTabs } from './PartTabs.tsx'

/** Parts of which one shows, each beneath its title; on paper each follows the one before it. */
export function TabsBlockView({ block, controller, scope, title, intl }: PlainViewProps<'tabs'>) {
  const { state: name } = block
  const parts = block.tabs.map((tab) => ({ ...tab, title: writeText(tab.title, scope, intl) }))
  if (controller.isPrinting)
    return parts.map((part) => (
      <section key={part.id}>
        <h4>{part.title}</h4>
        <controller.Grid blocks={part.blocks} controller={controller} />
      </section>
    ))
  const kept = name === undefined ? undefined : controller.store.state()[name]
  return (
    <PartTabs
      label={title}
      parts={parts}
      controller={controller}
      {...(name === undefined
        ? {}
        : { shown: String(kept ?? ''), onShow: (id: string) => controller.store.setState({ [name]: id }) })}
    />
  )
}
