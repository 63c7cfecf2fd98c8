// Written by tools/theme/write.ts from tokens.json: change that file and run it again.

/** The looks of the shop by their role. Texts and boxes are whole declarations: `${theme.text.body}`. */
export const theme = {
  palette: {
    brand: {
      50: '#EEF6F6',
      100: '#D9EDEE',
      300: '#8CC4C9',
      600: '#157480',
      700: '#0E5A63',
      800: '#0A454D',
      900: '#06343A',
    },
    ink: {
      500: '#566669',
      700: '#3D4E52',
      900: '#17262A',
    },
    line: {
      100: '#E3E9E8',
      200: '#D3DCDB',
      500: '#76868A',
    },
    sun: {
      100: '#FFF3D1',
      300: '#FFE08A',
      500: '#FFC233',
      700: '#7D5200',
    },
  },
  color: {
    surface: {
      page: '#F4F7F6',
      card: '#FFFFFF',
      sunken: '#EAF0EF',
      brand: '#0E5A63',
      brandTint: '#EEF6F6',
      overlay: '#06343A99',
      disabled: '#E6EBEA',
    },
    text: {
      primary: '#17262A',
      secondary: '#3D4E52',
      tertiary: '#566669',
      onBrand: '#FFFFFF',
      onBrandMuted: '#D9EDEE',
      link: '#0E5A63',
      disabled: '#5E6C6F',
    },
    border: {
      hairline: '#E3E9E8',
      default: '#D3DCDB',
      control: '#76868A',
    },
    brand: {
      default: '#0E5A63',
      hover: '#0A454D',
      pressed: '#06343A',
      tint: '#EEF6F6',
    },
    accent: {
      default: '#FFC233',
      text: '#7D5200',
      tint: '#FFF3D1',
    },
    price: {
      default: '#17262A',
      tax: '#3D4E52',
      struck: '#566669',
      sale: '#C8321B',
    },
    sale: {
      default: '#C8321B',
      text: '#A02513',
      tint: '#FDECE8',
    },
    point: {
      default: '#6B3FA0',
      text: '#5B3390',
      tint: '#F1EAF9',
    },
    favourite: {
      default: '#BE2158',
      tint: '#FCE8EF',
    },
    success: {
      default: '#1A7A3C',
      text: '#126132',
      tint: '#E5F4E9',
    },
    warning: {
      default: '#E0A100',
      text: '#7D4A00',
      tint: '#FFF4DC',
    },
    danger: {
      default: '#B3261E',
      tint: '#FCEBEA',
    },
    info: {
      default: '#1B5799',
      tint: '#E7F0FA',
    },
    focus: {
      ring: '#0B57D0',
      gap: '#FFFFFF',
      onBrand: '#FFC233',
    },
    stage: {
      member: {
        text: '#566669',
        surface: '#EAF0EF',
      },
      bronze: {
        text: '#7A3F12',
        surface: '#F5E4D6',
      },
      gold: {
        text: '#664C00',
        surface: '#FBEDBF',
      },
      platinum: {
        text: '#364759',
        surface: '#E6EBF1',
      },
      diamond: {
        text: '#0A4C6E',
        surface: '#DCF2FB',
      },
    },
    badge: {
      wakeari: {
        text: '#7D5200',
        surface: '#FFF3D1',
        border: '#7D5200',
      },
      webLimited: {
        text: '#FFFFFF',
        surface: '#2F4BA0',
      },
      honkiTokka: {
        text: '#FFFFFF',
        surface: '#C8321B',
      },
      lottery: {
        text: '#FFFFFF',
        surface: '#17262A',
      },
      teikibin: {
        text: '#0E5A63',
        surface: '#FFFFFF',
        border: '#0E5A63',
      },
      new: {
        text: '#06343A',
        surface: '#FFC233',
      },
      region: {
        text: '#126132',
        surface: '#E5F4E9',
        border: '#126132',
      },
    },
  },
  font: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "BIZ UDPGothic", "Noto Sans JP", "Noto Sans CJK JP", Meiryo, sans-serif',
  text: {
    caption: 'font-size: 0.875rem; line-height: 1.5; font-weight: 400; letter-spacing: 0;',
    label: 'font-size: 0.875rem; line-height: 1.4; font-weight: 600; letter-spacing: 0;',
    body: 'font-size: 1rem; line-height: 1.75; font-weight: 400; letter-spacing: 0;',
    bodyTight: 'font-size: 1rem; line-height: 1.5; font-weight: 400; letter-spacing: 0.01em;',
    cardName: 'font-size: 1rem; line-height: 1.45; font-weight: 500; letter-spacing: 0;',
    h4: 'font-size: 1.125rem; line-height: 1.45; font-weight: 700; letter-spacing: 0.01em;',
    h3: 'font-size: 1.25rem; line-height: 1.4; font-weight: 700; letter-spacing: 0.01em;',
    h2: 'font-size: 1.5rem; line-height: 1.35; font-weight: 700; letter-spacing: 0.01em;',
    h1: 'font-size: 1.75rem; line-height: 1.35; font-weight: 700; letter-spacing: 0.01em;',
    display: 'font-size: 2.25rem; line-height: 1.25; font-weight: 800; letter-spacing: 0.01em;',
    priceS: 'font-size: 1.25rem; line-height: 1.1; font-weight: 700; letter-spacing: 0;',
    priceM: 'font-size: 1.5rem; line-height: 1.1; font-weight: 700; letter-spacing: 0;',
    priceL: 'font-size: 2.25rem; line-height: 1.05; font-weight: 700; letter-spacing: 0;',
    priceUnit: 'font-size: 0.875rem; line-height: 1.1; font-weight: 600; letter-spacing: 0;',
  },
  box: {
    card: 'border: 1px solid #D3DCDB; border-radius: 12px; background: #FFFFFF;',
    control: 'border: 1px solid #76868A; border-radius: 8px; background: #FFFFFF;',
  },
  radius: {
    badge: '4px',
    control: '8px',
    card: '12px',
    dialog: '16px',
    pill: '999px',
  },
  shadow: {
    raised: '0 1px 3px 0 #06343A1F',
    sticky: '0 2px 8px 0 #06343A24',
    dialog: '0 12px 40px 0 #06343A47',
  },
  durationMs: {
    instant: 80,
    fast: 140,
    base: 220,
    slow: 320,
    snackbar: 6000,
    popup: 2000,
    carousel: 7000,
    skeletonDelay: 300,
  },
  easing: {
    standard: 'cubic-bezier(0.2, 0, 0, 1)',
    enter: 'cubic-bezier(0, 0, 0.2, 1)',
    exit: 'cubic-bezier(0.4, 0, 1, 1)',
  },
  layer: {
    base: 0,
    cardOverlay: 1,
    sticky: 100,
    header: 200,
    fab: 300,
    drawer: 400,
    dialog: 500,
    snackbar: 600,
    popup: 700,
    loading: 800,
    blockingOverlay: 900,
    skipLink: 1000,
  },
  size: {
    container: '1200px',
    drawer: '376px',
    dialogS: '335px',
    dialogL: '450px',
    productImage: {
      listMobile: '140px',
      listDesktop: '120px',
      favourite: '156px',
    },
    touchTarget: '44px',
    control: {
      default: '44px',
      large: '52px',
    },
    header: {
      desktop: '72px',
      mobile: '56px',
      week: '64px',
      tabs: '48px',
    },
    filterRail: '256px',
    scrollStep: {
      hashtagDesktop: '720px',
      hashtagMobile: '240px',
      sliderDesktop: '222px',
      sliderMobile: '178px',
    },
  },
} as const
