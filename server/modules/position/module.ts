import { defineModule, signedIn } from '../../http/index.ts'
import { resource } from '../../http/resource/index.ts'

const choosing = signedIn('Everybody may choose positions in a form; a position tells no more than its name.')

const positions = resource({
  path: '/sys/position',
  table: 'sysPosition',
  model: 'system.position',
  title: { zh: '职务', en: 'Positions', tw: '職務' },
  access: 'position',
  act: 'none',
  tenant: { field: 'tenantId' },
  accessOf: { list: choosing, queryById: choosing },
  fields: {
    code: { unique: { zh: '职务编码已存在', en: 'This position code is already in use.', tw: '職務編碼已存在' } },
    name: {},
    postRank: { length: 2 },
  },
  translated: ['name'],
  lookup: ['id', 'code', 'name'],
})

/** Positions (wire contract 1.10). */
export const positionModule = defineModule({
  id: 'position',
  section: '7.2',
  routes: positions.routes,
  tables: [positions.table],
})
