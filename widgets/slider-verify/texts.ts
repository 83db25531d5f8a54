import type { Texts } from '../../runtime/index.ts'

export const sliderVerifyTexts: Texts = {
  zh: {
    'widgets.slider-verify.title': '滑动验证',
    'widgets.slider-verify.drag': '请按住滑块，拖动到最右边',
    'widgets.slider-verify.passed': '验证通过',
    'widgets.slider-verify.notPassed': '未验证',
  },
  en: {
    'widgets.slider-verify.title': 'Slider verification',
    'widgets.slider-verify.drag': 'Drag the handle fully to the right',
    'widgets.slider-verify.passed': 'verification passed',
    'widgets.slider-verify.notPassed': 'Not verified',
  },
  tw: {
    'widgets.slider-verify.title': '滑動驗證',
    'widgets.slider-verify.drag': '請按住滑塊，拖曳到最右邊',
    'widgets.slider-verify.passed': '驗證通過',
    'widgets.slider-verify.notPassed': '未驗證',
  },
}
