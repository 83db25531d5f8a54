import { toJson } from '../../../server/db/json.ts'
import { toLogTexts } from '../../../server/http/logTexts.ts'
import type { TestServer } from '../harness.ts'

/** How the id of a record begins which the rules of a reader keep away. */
export const hiddenWord = 'hidden'

/** Fills the tables of the installation with a record each, which rules keep away by its id; `text` stands in its texts. */
export async function addOfInstallation({ db }: TestServer, text: string): Promise<void> {
  const id = (kind: string) => `${hiddenWord}-${kind}`
  const now = '2026-01-01 00:00:00'
  await db
    .insertInto('sysLog')
    .values(
      [1, 2].map((logType) => ({
        ...{ id: id(`log${logType}`), logType, operateType: 2, method: 'signIn.succeeded', username: text },
        ...{
          ...toLogTexts({ zh: text, en: text, tw: text }),
          ip: text,
          requestUrl: text,
          createTime: '2099-01-01 00:00:00',
        },
      })),
    )
    .execute()
  await db
    .insertInto('sysMessageTemplate')
    .values({
      ...{ id: id('template'), templateCode: id('template'), templateName: text, templateType: '4' },
      templateContent: text,
    })
    .execute()
  await db
    .insertInto('sysMessage')
    .values({ id: id('sent'), esTitle: text, esType: '4', esReceiver: text, esContent: text })
    .execute()
  const job = { jobClassName: 'TrimLogJob', parameter: text }
  await db
    .insertInto('sysQuartzJob')
    .values({ id: id('job'), cronExpression: '0 0 0 * * ?', status: -1, description: text, ...job })
    .execute()
  await db
    .insertInto('sysJobRun')
    .values({
      ...{ id: id('run'), jobId: id('job'), trigger: 'manual', process: text, outcome: 'done', startedAt: now },
      ...job,
    })
    .execute()
  await db
    .insertInto('sysDict')
    .values({ id: id('dict'), dictName: text, dictCode: id('dict') })
    .execute()
  await db
    .insertInto('sysDictItem')
    .values({ id: id('dictItem'), dictId: id('dict'), itemText: text, itemValue: '1' })
    .execute()
  const rule = { ruleName: text, ruleCode: id('rule') }
  await db
    .insertInto('sysCheckRule')
    .values({ id: id('checkRule'), ruleDescription: text, ruleJson: toJson([]), ...rule })
    .execute()
  await db
    .insertInto('sysFillRule')
    .values({ id: id('fillRule'), ruleClass: 'uuid', ...rule })
    .execute()
  await db
    .insertInto('sysGatewayRoute')
    .values({ id: id('gateway'), routerId: id('gateway'), name: text, uri: 'https://example.org' })
    .execute()
  const document = toJson({ kind: 'list', id: id('page'), title: text })
  await db
    .insertInto('sysPage')
    .values({ id: id('page'), pageId: id('page'), kind: 'list', title: text, document, checksum: 'x' } as never)
    .execute()
  await db
    .insertInto('siteInfo')
    .values({ id: id('site'), url: 'hidden.example.org', name: text, title: text })
    .execute()
  await db
    .insertInto('siteDict')
    .values({ id: id('siteText'), pid: id('site'), code: 'title', public: 'N', textZh: text })
    .execute()
  await db
    .insertInto('sysPermission')
    .values([
      { id: id('node'), name: text, url: `/${text}`, perms: `${text}:list`, menuType: 1, permsType: '1' },
      { id: id('button'), name: text, parentId: id('node'), perms: `${text}:add`, menuType: 2, permsType: '1' },
    ])
    .execute()
  await db
    .insertInto('sysPermissionDataRule')
    .values({
      ...{ id: id('dataRule'), permissionId: id('node'), ruleName: text, ruleColumn: 'id' },
      ...{ ruleConditions: '=', ruleValue: text },
    })
    .execute()
}
