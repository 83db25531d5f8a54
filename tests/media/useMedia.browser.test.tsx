import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { media, useMedia } from '../../runtime/media/index.ts'
import { loadAllWidgets } from '../../stories/stageWidgets.ts'
import { mount, unmountAll } from '../widgets/conformance/mount.tsx'

// The first stage loads every widget, which takes its time.
beforeAll(loadAllWidgets, 60_000)
afterEach(async () => {
  unmountAll()
  await page.viewport(1000, 700)
})

const Shape = () => <p>{useMedia(media.mobile) ? 'narrow window' : 'wide window'}</p>

test('what depends on the size of the window follows it', async () => {
  await mount(<Shape />)
  await expect.element(page.getByText('wide window')).toBeVisible()
  await page.viewport(700, 700)
  await expect.element(page.getByText('narrow window')).toBeVisible()
  await page.viewport(1000, 700)
  await expect.element(page.getByText('wide window')).toBeVisible()
})
