import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NodeBoundary } from '../../runtime/issues/index.ts'
import { lazyPart } from '../../runtime/registry/index.ts'
import { loadAllWidgets } from '../../stories/stageWidgets.ts'
import { mount } from '../widgets/conformance/mount.tsx'

// The first stage loads every widget, which takes its time.
beforeAll(loadAllWidgets, 60_000)

test('a part whose code could not be loaded is asked for again', async () => {
  let requested = 0
  const Part = lazyPart(async () => {
    requested += 1
    if (requested === 1) throw new TypeError('Failed to fetch dynamically imported module: /assets/part.js')
    return () => <p>Here it is</p>
  })
  await mount(
    <NodeBoundary node="a part">
      <Part />
    </NodeBoundary>,
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Here it is')).toBeVisible()
  expect(requested).toBe(2)
})
