import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BuiltFile } from '../build/site-map.ts';
import { nginxFile } from '../deploy/hosts.ts';

export const NGINX_MISSING = 'nginx is not installed here (Debian: apt-get install nginx-light)';

/** The version of the installed nginx; undefined where there is none. */
export function nginxVersion(): string | undefined {
  const { stderr, error } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return error ? undefined : (/nginx\/([\d.]+)/.exec(stderr)?.[1] ?? 'unknown');
}

/** A real nginx over dist/ with the configuration that the build generates; one worker, nothing logged. */
export function startNginx(files: BuiltFile[], port: number) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const configuration = [
    user,
    'daemon off;',
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    'http {',
    'access_log off;',
    'sendfile on;',
    'keepalive_requests 10000000;',
    ...places,
    nginxFile(files, { root: path.resolve('dist'), port }),
    '}',
  ];
  fs.writeFileSync(path.join(folder, 'nginx.conf'), configuration.join('\n'));
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'pipe' });
  let said = '';
  nginx.stderr.on('data', (part) => {
    said += part;
  });
  return {
    base: `http://localhost:${port}`,
    /** What it complained about, if anything. */
    said: () => said,
    stop() {
      nginx.kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
