import { createId } from '../../server/db/id.ts'
import type { TestServer } from './harness.ts'

/** Adds a dictionary with the texts of its values. */
export async function addDictionary(
  server: TestServer,
  dictCode: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const dictId = createId()
  await server.db.insertInto('sysDict').values({ id: dictId, dictName: dictCode, dictCode }).execute()
  for (const [itemValue, itemText] of Object.entries(texts))
    await server.db.insertInto('sysDictItem').values({ id: createId(), dictId, itemValue, itemText }).execute()
}
