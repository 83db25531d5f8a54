import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

/** The classes whose looks a stylesheet begins, each with the folder of the file. */
async function ownersOfClasses(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const owners = new Map<string, Set<string>>()
  for await (const file of glob('{runtime,widgets}/**/*.css')) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^\.(pw-[\w-]+)(?: \{|,$)/gm)) {
      owners.set(name, (owners.get(name) ?? new Set()).add(dirname(file)))
    }
  }
  return owners
}

test('a class belongs to one folder: all styles of the app are in one page', async () => {
  const owners = await ownersOfClasses()
  expect(owners.size).toBeGreaterThan(300)
  const shared = [...owners].filter(([, folders]) => folders.size > 1).map(([name, folders]) => [name, ...folders])
  expect(shared).toEqual([])
})
