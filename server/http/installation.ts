import {
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type RootOperationNode,
  TableNode,
} from 'kysely'
import { createFailure } from '../../runtime/language/index.ts'
import { snakeCaseName } from '../db/names.ts'
import type { Connection } from '../db/schema.ts'
import { tablesOfInstallation } from '../db/tenants.ts'
import type { Call } from './call.ts'
import { everyTenant, noTenant } from './tenant.ts'
import { texts } from './texts.ts'

const refusal = texts(
  '此内容属于整个系统，所有租户共用；您正在租户中工作，不能修改。请由不属于任何租户的管理人员，或拥有“tenant:all”授权的人员操作',
  'This belongs to the whole installation and all tenants use it, so it cannot be changed from within a tenant. Ask someone without a tenant, or with the code tenant:all.',
  '此內容屬於整個系統，所有租戶共用；您正在租戶中工作，不能修改。請由不屬於任何租戶的管理人員，或擁有「tenant:all」授權的人員操作',
)

const refuseInstallation: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs) {
    if (findWritten(node).some((table) => tablesOfInstallation.has(snakeCaseName(table))))
      throw createFailure(refusal, { code: 510 })
    return node
  },
  transformResult: async ({ result }) => result,
}

/** A connection for who works in a tenant: what the installation has once is read through it, and not written. */
export function toTenantOnly(db: Connection): Connection {
  return db.withPlugin(refuseInstallation)
}

/** Refuses who works in a tenant, for calls that change something of the installation beside the database of the call. */
export async function refuseInTenant({ tenantId, access }: Pick<Call, 'tenantId' | 'access'>): Promise<void> {
  if (tenantId !== noTenant && !(await access()).has(everyTenant)) throw createFailure(refusal, { code: 510 })
}

function findWritten(node: RootOperationNode): readonly string[] {
  switch (node.kind) {
    case 'InsertQueryNode':
      return toNames([node.into])
    case 'UpdateQueryNode':
      return toNames([node.table])
    case 'DeleteQueryNode':
      return toNames(node.from.froms)
    case 'MergeQueryNode':
      return toNames([node.into])
    default:
      return []
  }
}

const toNames = (nodes: readonly (OperationNode | undefined)[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (node === undefined) return []
    if (TableNode.is(node)) return [node.table.identifier.name]
    // A table under another name.
    return 'node' in node ? toNames([node.node as OperationNode]) : []
  })
