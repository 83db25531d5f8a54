import { Type } from 'typebox'
import { code, defineModule, route } from '../../http/index.ts'
import { selectVisible } from '../../http/resource/index.ts'
import { dataSources } from './resource.ts'
import { testDataSource } from './testDataSource.ts'

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** Databases beside the own one (wire contract 1.10). */
export const dataSourceModule = defineModule({
  id: 'data-source',
  section: '7.2',
  powers: ['dataSource:add', 'dataSource:edit', 'dataSource:test', 'dataSource:delete'],
  tables: [dataSources.table],
  routes: [
    dataSources.routes,
    route('GET', '/sys/dataSource/options', code('dataSource:list'), async (call) => {
      const visible = await selectVisible(dataSources.model, call)
      const rows = await visible.select(['code', 'name']).orderBy('code').execute()
      return rows.map(({ code: value, name }) => ({ value, label: name, text: name }))
    }),
    route(
      'POST',
      '/sys/dataSource/testConnection',
      code('dataSource:test'),
      {
        body: {
          id: text(100),
          dbType: text(10),
          dbDriver: text(100),
          dbUrl: text(500),
          dbName: text(63),
          dbUsername: text(100),
          dbPassword: text(500),
        },
        act: 'power',
      },
      (call) => testDataSource(call, call.body),
    ),
  ],
})
