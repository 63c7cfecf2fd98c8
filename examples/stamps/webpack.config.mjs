import { remoteConfig } from '@todok/remote-kit/webpack'
import { VueLoaderPlugin } from 'vue-loader'
import webpack from 'webpack'

const config = remoteConfig({
  name: 'mfe-stamps',
  entry: './src/remote.js',
  routes: { stamps: { path: '/stamps', title: 'スタンプカード' } },
  // Vue's own, by which it writes the fixed parts of a template.
  trustedTypes: ['vue'],
  budgetBytes: 40_000,
})

export default {
  ...config,
  module: { rules: [{ test: /\.vue$/, loader: 'vue-loader' }] },
  plugins: [
    ...config.plugins,
    new VueLoaderPlugin(),
    new webpack.DefinePlugin({
      __VUE_OPTIONS_API__: false,
      __VUE_PROD_DEVTOOLS__: false,
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
    }),
  ],
}
