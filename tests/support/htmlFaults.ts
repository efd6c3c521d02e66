import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';

const EXTERNAL_PLAYER = 'https://scripts.converteai.net/';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // React writes srcSet, autoPlay and popoverTarget; HTML takes them in any case.
      'attr-case': 'off',
      // React closes <img/>, Astro does not.
      'void-style': 'off',
      // React writes checked="" and hidden="".
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The video is in a <template> until its poster is pressed.
      'no-autoplay': ['error', { exclude: ['video'] }],
      // The player's makers change its script at the same address.
      'require-sri': ['error', { target: 'crossorigin', exclude: [EXTERNAL_PLAYER] }],
    },
  }),
);

const faultText = ({ line, column, ruleId, message }: Message) => `${line}:${column} ${message} (${ruleId})`;

/** The faults of a page by the rules of html-validate, each after its line and column. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(faultText));
}
