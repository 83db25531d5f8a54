import { resolve } from 'node:path'
import filePlugin from '@size-limit/file'
import type { Page } from 'playwright'
import sizeLimit from 'size-limit'

const appFolder = resolve(import.meta.dirname, '../../../dist/app')

/** One script of the built app that a page has loaded. */
export interface LoadedScript {
  readonly file: string
  /** What came over the wire, in kB of 1000 bytes. */
  readonly transferred: number
}

/** Notes every script that the page loads from now on; the answer waits until all of them are there. */
export function noteScripts(page: Page): () => Promise<readonly LoadedScript[]> {
  const loads = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js'))
      loads.set(
        pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      )
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return Promise.all(
      [...loads].map(async ([path, size]) => ({
        file: resolve(appFolder, path.slice(1)),
        transferred: (await size) / 1000,
      })),
    )
  }
}

/** What the files weigh together after gzip, in kB of 1000 bytes. */
export async function weigh(files: readonly string[]): Promise<number> {
  const [result] = (await sizeLimit([filePlugin], { checks: [{ files, gzip: true }] })) as [{ size: number }]
  return result.size / 1000
}

/** The heaviest files with their weights, for the person who has to find what has become too heavy. */
export async function describeHeaviest(files: readonly string[]): Promise<string> {
  const weights = await Promise.all(files.map(async (file) => ({ file, weight: await weigh([file]) })))
  return weights
    .toSorted((left, right) => right.weight - left.weight)
    .slice(0, 15)
    .map(({ file, weight }) => `${weight.toFixed(1).padStart(7)} kB  ${file.slice(appFolder.length + 1)}`)
    .join('\n')
}
