import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Database } from './database.ts';

@Global()
@Module({})
class DatabaseModule {}

/** Gives every provider the process's `Database`. The connection closes with the application. */
export function databaseModule(dataSource: DataSource): DynamicModule {
  const connection = TypeOrmModule.forRootAsync({ useFactory: () => dataSource.options, dataSourceFactory: async () => dataSource });
  return { module: DatabaseModule, imports: [connection], providers: [Database], exports: [Database] };
}
