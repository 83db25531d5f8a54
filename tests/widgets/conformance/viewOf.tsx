import type { ValueWidget } from '../../../runtime/registry/index.ts'
import { waitUntil } from '../../shared/waits.ts'
import { mount } from './mount.tsx'
import { sampleOf } from './widgets.ts'

/** The markup in which a widget shows a value. */
export async function viewOf(widget: ValueWidget, value: unknown): Promise<string | undefined> {
  const { props, contained } = sampleOf(widget)
  const { container } = await mount(<widget.view value={value} props={props} {...contained} />)
  // Names that are asked for are awaited as a bar.
  await waitUntil(() => container.querySelector('.pw-awaited') === null, { timeout: 10_000, interval: 10 })
  return container.querySelector('main')?.innerHTML
}
