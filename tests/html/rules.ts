import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';

const EXTERNAL_PLAYER = 'https://scripts.converteai.net/';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // How React writes what HTML takes in any case: srcSet, autoPlay, popoverTarget.
      'attr-case': 'off',
      // React closes <img/>, Astro does not; a browser reads both alike.
      'void-style': 'off',
      // React writes checked="" and hidden="", which say the same as the bare name.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The video plays by itself only once it has been asked for: it waits in a <template>.
      'no-autoplay': ['error', { exclude: ['video'] }],
      // The player's script is changed by its makers at the same address: no hash of it would hold.
      'require-sri': ['error', { target: 'crossorigin', exclude: [EXTERNAL_PLAYER] }],
    },
  }),
);

const told = ({ line, column, ruleId, message }: Message) => `${line}:${column} ${message} (${ruleId})`;

/** What is wrong with a page's HTML, by html-validate's rules: one sentence a fault, after its line and column. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(told));
}
