import { remoteConfig } from '@todok/remote-kit/webpack'

const swc = {
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
}

export default {
  ...remoteConfig({
    name: 'mfe-recipes',
    entry: './src/remote.tsx',
    routes: {
      list: { path: '/recipes', title: 'レシピ' },
      recipe: { path: '/recipes/:id', title: 'レシピ', screen: 'recipe' },
    },
    origins: { connect: ['https://api.recipes.example'] },
    budgetBytes: 10_000,
  }),
  module: { rules: [{ test: /\.tsx?$/, use: swc }] },
}
