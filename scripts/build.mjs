// npm run build: runs Astro's build with React's production version, whatever NODE_ENV is in the shell or a test
// runner.
import { PREPARING } from './project.mjs';

process.env.NODE_ENV = 'production';
process.argv.splice(2, 0, 'build');
if (!process.argv.includes('--silent')) {
  console.log(PREPARING);
  process.once('exit', (status) => {
    if (status === 0)
      console.log(
        '\nPronto: o site está em dist/. Para ver, npm start; para o ZIP da hospedagem, npm run pack.\n',
      );
  });
}
await import('../node_modules/astro/bin/astro.mjs');
