import type { Client } from 'pg'
import { createFailure } from '../../../../runtime/language/index.ts'
import { createClient } from '../../../db/client.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { explain, isWithoutEncryption, toConfig, toSsl } from '../../../modules/data-source/connect.ts'
import { type DataSourcePlace, findDataSource } from '../../../modules/data-source/findPlace.ts'
import { dataSourceMessages } from '../../../modules/data-source/messages.ts'
import { databaseMessages } from './messages.ts'
import type { Connections } from './serverDatabase.ts'

/** Connections to a registered data source of the call's tenant; each visit has one of its own. */
export async function connectDataSource(call: SignedInCall, code: string): Promise<Connections> {
  const source = await findDataSource(call, code)
  if (source === undefined)
    throw createFailure(databaseMessages.unknownSource, { details: { name: code.slice(0, 100) } })
  const { query_timeout: _, options: __, ...config } = toConfig(source.place, source.credentials, toSsl(source.place))
  const named = (source.place.schema ?? 'public').split(',').filter((name) => !/^(pg_|information_schema$)/i.test(name))
  const schemas = named.length === 0 ? ['public'] : named
  return {
    config,
    schemas,
    explainLoss: () => createFailure(dataSourceMessages.failed, { details: { code: 'ECONNRESET' } }),
    connect: async () => {
      const client = await open(source, config)
      return { client, release: () => void client.end().catch(() => undefined) }
    },
  }
}

async function open({ place }: DataSourcePlace, config: ReturnType<typeof toConfig>): Promise<Client> {
  try {
    return await connect(config)
  } catch (error) {
    if (place.sslMode === 'prefer' && isWithoutEncryption(error)) return connect({ ...config, ssl: false })
    const { word, code } = explain(error)
    throw createFailure(dataSourceMessages[word], { details: { code } })
  }
}

async function connect(config: ReturnType<typeof toConfig>): Promise<Client> {
  const client = createClient(config)
  await client.connect()
  return client
}
