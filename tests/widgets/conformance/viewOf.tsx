import type { ValueWidget } from '../../../runtime/registry/index.ts'
import { mount } from './mount.tsx'
import { sampleOf } from './widgets.ts'

/** The markup in which a widget shows a value. */
export async function viewOf(widget: ValueWidget, value: unknown): Promise<string | undefined> {
  const { props, contained } = sampleOf(widget)
  const { container } = await mount(<widget.view value={value} props={props} {...contained} />)
  return container.querySelector('main')?.innerHTML
}
