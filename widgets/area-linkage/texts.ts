import type { Texts } from '../../runtime/index.ts'

export const areaLinkageTexts: Texts = {
  zh: {
    'widgets.area-linkage.title': '省市区联动',
    'widgets.area-linkage.province': '省份',
    'widgets.area-linkage.city': '城市',
    'widgets.area-linkage.district': '区县',
    'widgets.area-linkage.placeholder': '请选择省 / 市 / 区',
    'widgets.area-linkage.none': '没有匹配的地区',
    'widgets.area-linkage.badType': 'type 的值无效',
  },
  en: {
    'widgets.area-linkage.title': 'Area',
    'widgets.area-linkage.province': 'Province',
    'widgets.area-linkage.city': 'City',
    'widgets.area-linkage.district': 'District',
    'widgets.area-linkage.placeholder': 'Province / city / district',
    'widgets.area-linkage.none': 'No matching regions',
    'widgets.area-linkage.badType': 'Bad type value',
  },
  tw: {
    'widgets.area-linkage.title': '省市區聯動',
    'widgets.area-linkage.province': '省份',
    'widgets.area-linkage.city': '城市',
    'widgets.area-linkage.district': '區縣',
    'widgets.area-linkage.placeholder': '請選擇省 / 市 / 區',
    'widgets.area-linkage.none': '沒有符合的地區',
    'widgets.area-linkage.badType': 'type 的值無效',
  },
}
