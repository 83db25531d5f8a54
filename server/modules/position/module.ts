import { signedIn } from '../../http/access.ts'
import { resource } from '../../http/resource/resource.ts'
import { defineModule } from '../../http/route.ts'

const choosing = signedIn('Everybody may choose positions in a form; a position tells no more than its name.')

const positions = resource({
  path: '/sys/position',
  table: 'sysPosition',
  title: { zh: '职务', en: 'Positions', tw: '職務' },
  access: 'position',
  tenant: { field: 'tenantId' },
  accessOf: { list: choosing, queryById: choosing },
  fields: {
    code: {
      type: 'text',
      required: true,
      length: 100,
      unique: { zh: '职务编码已存在', en: 'This position code exists already.', tw: '職務編碼已存在' },
      label: { zh: '职务编码', en: 'Code', tw: '職務編碼' },
    },
    name: { type: 'text', required: true, length: 100, label: { zh: '职务名称', en: 'Name', tw: '職務名稱' } },
    postRank: { type: 'text', length: 2, dict: 'position_rank', label: { zh: '职级', en: 'Rank', tw: '職級' } },
  },
  lookup: ['id', 'code', 'name'],
})

/** Positions (wire contract 1.10). */
export const positionModule = defineModule({
  id: 'position',
  section: '7.2',
  routes: positions.routes,
  tables: [positions.table],
})
